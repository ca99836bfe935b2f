export { paths, patterns } from "@reagent/api/pages/paths";

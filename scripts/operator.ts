import "@reagent/server/operator/command";

import { runAfterRequests } from "../../thread-priority.ts";

export { print } from "./paper.ts";

runAfterRequests();

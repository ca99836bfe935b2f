import { runAfterRequests } from "../../basics/thread-priority.ts";

export { print } from "./paper.ts";

runAfterRequests();

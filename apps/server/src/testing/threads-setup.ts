import { setThreadNiceness } from "../basics/thread-priority.ts";

// With less, threads would hardly run beside other programs, and the tests would wait for them.
setThreadNiceness(0);

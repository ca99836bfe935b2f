import "./brand/manager.ts";
import "./coverage/manager.ts";
import "./git/manager.ts";
import "./links/manager.ts";
import "./own-setting/manager.ts";
import "./panels/manager.ts";
import "./side-by-side/manager.ts";

import "./git/manager.ts";
import "./links/manager.ts";
import "./side-by-side/manager.ts";

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether packages of the system can be installed: as root on Debian. */
export const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs packages of Debian's; returns false where it fails. RUNLEVEL keeps its service from being started. */
export function install(...names: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const apt = (...args: readonly string[]) =>
    spawnSync("apt-get", [...args, "-qq"], { env, stdio: "inherit" }).status === 0;
  apt("update");
  const settings = ["--no-install-recommends", "-o", "Dpkg::Options::=--force-confold"];
  return apt("install", "-y", ...settings, ...names);
}

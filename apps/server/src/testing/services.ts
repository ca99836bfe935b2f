import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UPLOADS_FOLDER } from "../ports/files/files.ts";
import { openServices } from "../services/services.ts";
import { readSettings } from "../settings/settings.ts";
import type { MakePlace } from "./databases.ts";

/** Opens the services of a shop on a fresh database, at a moment. */
export async function openServicesAt(makePlace: MakePlace, now: number) {
  const { place, remove } = await makePlace();
  const dataFolder = await mkdtemp(join(tmpdir(), "reagent-services-"));
  const settings = { ...readSettings({ DATA_DIR: dataFolder }), database: place };
  const clock = { now: () => now, pause: () => Promise.resolve() };
  const services = await openServices(settings, { clock, publicUrl: () => "http://shop.example" });
  return {
    services,
    uploads: join(dataFolder, UPLOADS_FOLDER),
    close: async () => {
      await services.close();
      await remove();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

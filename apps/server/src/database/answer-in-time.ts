import { setTimeout as sleep } from "node:timers/promises";

/** How long the database may take to answer before it counts as gone, in milliseconds. */
const PATIENCE_MS = 2000;

/** The database's answer; throws where none comes in time. */
export async function answerInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController();
  const silence = sleep(PATIENCE_MS, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`The database has not answered within ${PATIENCE_MS} ms.`);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    answered.abort();
  }
}

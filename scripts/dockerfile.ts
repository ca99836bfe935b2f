/** An instruction of a Dockerfile, with its continuation lines in one. */
interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** What one FROM begins. */
export interface Stage {
  /** "" for the last one, which has no name. */
  readonly name: string;
  /** The image that it builds upon. */
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile. Heredocs and variables in instructions are not read. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gmu, "")
    .replaceAll(/\\\n\s*/gu, "")
    .split("\n")
    .filter(Boolean);
  const instructions = lines.map((line) => {
    const [name = "", ...words] = line.split(" ");
    return { name, value: words.join(" ") };
  });
  const starts = instructions.flatMap(({ name }, index) => (name === "FROM" ? [index] : []));
  return starts.map((start, at) => {
    const [base = "", , name = ""] = (instructions[start]?.value ?? "").split(" ");
    return { name, base, instructions: instructions.slice(start + 1, starts[at + 1]) };
  });
}

/** The command of a HEALTHCHECK or a CMD in its JSON form; throws where there is none. */
export function commandIn({ instructions }: Stage, name: "HEALTHCHECK" | "CMD"): string[] {
  const { value = "" } = instructions.find((each) => each.name === name) ?? {};
  return JSON.parse(value.slice(value.indexOf("["))) as string[];
}

/** The variables that a stage sets. */
export const variablesOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === "ENV")
      .flatMap(({ value }) => value.split(" "))
      .map((setting): [string, string] => {
        const [name = "", value = ""] = setting.split("=");
        return [name, value];
      }),
  );

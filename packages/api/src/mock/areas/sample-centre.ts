import { readSampleCentre, sendSampleCentreMessage } from "../../contract/sample-centre.ts";
import type { AreaMock } from "../area-mock.ts";
import { sampleGroups } from "../samples/item-groups.ts";
import { answers } from "../verbs.ts";

export const sampleCentre: AreaMock = ({ viewer }) => [
  answers(readSampleCentre, (_, language) => ({ groups: sampleGroups(language, viewer) })),
  answers(sendSampleCentreMessage, {}),
];

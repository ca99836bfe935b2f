import { readSampleCentre } from "@reagent/api/contract/sample-centre";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of the sample centre reads first. */
export const sampleCentreCalls = () => [firstCall(readSampleCentre, {})];

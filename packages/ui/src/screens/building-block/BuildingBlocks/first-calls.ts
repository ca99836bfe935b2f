import { readBuildingBlocks } from "@reagent/api/contract/building-block";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of building blocks reads first. */
export const buildingBlocksCalls = () => [firstCall(readBuildingBlocks, {})];

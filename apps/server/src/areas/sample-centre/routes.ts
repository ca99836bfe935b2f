import { codes } from "@reagent/api/contract/envelope";
import { readSampleCentre, sendSampleCentreMessage } from "@reagent/api/contract/sample-centre";
import { callMessages } from "@reagent/api/messages/call";
import { SampleCentreMessage } from "@reagent/domain/enquiry";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import { storeEnquiry } from "../../customers/enquiries.ts";
import { readSamples } from "./groups.ts";

export const sampleCentreRoutes = [
  answers(readSampleCentre, async (viewer, services) => ({
    groups: await readSamples(viewer, services),
  })),
  answers(sendSampleCentreMessage, async (call, { database }) => {
    const read = v.safeParse(SampleCentreMessage, call.params);
    if (!read.success) throw new Refusal(codes.badRequest, callMessages.incomplete[call.language]);
    const { from: email, message } = read.output;
    const enquiry = { kind: "sample-centre", email, content: { message } } as const;
    await database.transact((tx) => storeEnquiry(enquiry, call, tx));
    return {};
  }),
];

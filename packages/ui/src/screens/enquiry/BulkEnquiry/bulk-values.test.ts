import { profile } from "@reagent/api/mock/samples/profile";
import { bulkPrefill } from "@reagent/domain/enquiry";
import { describe, expect, test } from "vitest";
import { firstValues } from "./bulk-values.ts";

const customer = profile();
const nothing = bulkPrefill({});

describe("the first values of a bulk enquiry (storefront §3, bulk enquiry)", () => {
  test("the first values of a bulk enquiry have the saved invoice address, without region and postcode of the other address", () => {
    expect(firstValues(nothing, customer)).toMatchObject({
      name: customer.name,
      company: customer.company,
      email: customer.email,
      mobile: customer.mobile,
      address: customer.invoiceAddress,
      province: "",
      city: "",
      district: "",
      zip: "",
    });
  });

  test("the first values of a bulk enquiry have the profile's address where no invoice address is saved", () => {
    const { address, province, city, district, zip } = customer;
    expect(firstValues(nothing, { ...customer, invoiceAddress: "" })).toMatchObject({
      address,
      province,
      city,
      district,
      zip,
    });
  });
});

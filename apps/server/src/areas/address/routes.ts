import {
  addAddress,
  type Address,
  deleteAddress,
  listAddresses,
  readAddress,
  readInvoiceAddress,
  resolveAddress,
  setDefaultAddress,
  updateAddress,
  updateInvoiceAddress,
} from "@reagent/api/contract/address";
import { isAddressFound } from "@reagent/domain/address";
import { resolveAddressText } from "@reagent/domain/address-text";
import { answersCustomer, changes } from "../../calls/call.ts";
import { regionNamesIn, regionsIn, withRegionsIn } from "../../catalogue/regions.ts";
import { readAddresses } from "../../customers/addresses.ts";
import { readInvoiceAddressOf, saveInvoiceAddress } from "../../customers/invoice-address.ts";
import { add, expectAddress, remove, setDefault, update } from "./edit.ts";

export const addressRoutes = [
  answersCustomer(listAddresses, async ({ params, customer, language }, { database }) => {
    const known = await readAddresses(database.read, customer.id);
    const isFound = (address: Address) => isAddressFound(address, params.keywords);
    return {
      addresses: known.flatMap((address) => {
        const isKept = isFound(address) || isFound(regionNamesIn(address, language));
        return isKept ? withRegionsIn(address, language) : [];
      }),
    };
  }),
  answersCustomer(readAddress, async (call, { database }) =>
    withRegionsIn(await expectAddress(database.read, call), call.language),
  ),
  changes(addAddress, add),
  changes(updateAddress, update),
  changes(setDefaultAddress, setDefault),
  changes(deleteAddress, remove),
  answersCustomer(resolveAddress, async ({ params }) => resolveAddressText(params.text, regionsIn)),
  answersCustomer(readInvoiceAddress, ({ customer }, { database }) =>
    readInvoiceAddressOf(database.read, customer.id),
  ),
  changes(updateInvoiceAddress, saveInvoiceAddress),
];

import type { RegistrationInput, RegistrationOutput } from "@reagent/domain/registration";
import type { ShopForm } from "../../../components/Form/useShopForm.ts";

export type RegistrationForm = ShopForm<RegistrationInput, RegistrationOutput>;

export const nothingFilledIn: RegistrationInput = {
  email: "",
  password: "",
  passwordConfirmation: "",
  name: "",
  sex: "",
  mobile: "",
  company: "",
  province: "",
  city: "",
  district: "",
  address: "",
  category: "",
  invoiceTitle: "",
  invoiceTax: "",
  zip: "",
  area: "",
  phone: "",
  extension: "",
  fax: "",
  source: "",
  isAgreed: false,
};

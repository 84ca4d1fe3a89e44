import { daysFromNow } from "./daysFromNow.ts";

/** A project that a run makes, as REST takes it. */
export const newProject = {
  name: "Contract test, may be deleted",
  city: "Lund",
  customer: "Contract test",
  customerEmail: "nobody@contract.example",
  postalCode: "222 22",
  startDate: daysFromNow(-30),
  endDate: daysFromNow(30),
};

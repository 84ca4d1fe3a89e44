import type { components } from "../../__generated__/contract.ts";

type Schemas = components["schemas"];

export type DemoCompany = {
  key: string;
  name: string;
  orgNumber: string;
  address: string;
  postalCode: string;
  city: string;
  phoneNumber: string;
  country: Schemas["Country"];
  language: Schemas["Language"];
  hasLogo: boolean;
};

export const demoCompanies: DemoCompany[] = [
  {
    key: "nordgolv",
    name: "Nordgolv El AB",
    orgNumber: "559000-0000",
    address: "Verkstadsgatan 12",
    postalCode: "904 20",
    city: "Umeå",
    phoneNumber: "+46 90 000 12 00",
    country: "SE",
    language: "sv",
    hasLogo: true,
  },
  {
    key: "lattia",
    name: "Lattia Sähkö Oy",
    orgNumber: "0000000-0",
    address: "Sepänkatu 7",
    postalCode: "33230",
    city: "Tampere",
    phoneNumber: "+358 3 000 0070",
    country: "FI",
    language: "fi",
    hasLogo: false,
  },
  {
    key: "varmegulv",
    name: "Varmegulv Elektro AS",
    orgNumber: "900 000 000",
    address: "Smievegen 3",
    postalCode: "7030",
    city: "Trondheim",
    phoneNumber: "+47 73 00 00 30",
    country: "NO",
    language: "no",
    hasLogo: true,
  },
];

export type Room =
  | "bath"
  | "wc"
  | "shower"
  | "kitchen"
  | "hall"
  | "laundry"
  | "living"
  | "garage"
  | "ramp"
  | "gutter"
  | "pipe"
  | "sauna"
  | "garden"
  | "changing";

export type Words = {
  rooms: Record<Room, string>;
  floor(n: number): string;
  house(n: number): string;
  stair(letter: string): string;
  flat(n: number): string;
  hotelRoom(n: number): string;
  wetRooms: string;
  outdoors: string;
  cellar: string;
};

const sv: Words = {
  rooms: {
    bath: "Badrum",
    wc: "Gäst-wc",
    shower: "Dusch",
    kitchen: "Kök",
    hall: "Hall",
    laundry: "Tvättstuga",
    living: "Vardagsrum",
    garage: "Garage",
    ramp: "Ramp",
    gutter: "Hängränna och stuprör",
    pipe: "Vattenledning i krypgrund",
    sauna: "Bastu",
    garden: "Vinterträdgård",
    changing: "Omklädningsrum",
  },
  floor: (n) => `Plan ${n}`,
  house: (n) => `Hus ${n}`,
  stair: (letter) => `Trapphus ${letter}`,
  flat: (n) => `Lägenhet ${n}`,
  hotelRoom: (n) => `Badrum ${n}`,
  wetRooms: "Våtrum",
  outdoors: "Utomhus",
  cellar: "Källare",
};

const fi: Words = {
  rooms: {
    bath: "Kylpyhuone",
    wc: "Erillis-WC",
    shower: "Suihkutila",
    kitchen: "Keittiö",
    hall: "Eteinen",
    laundry: "Kodinhoitohuone",
    living: "Olohuone",
    garage: "Autotalli",
    ramp: "Ajoluiska",
    gutter: "Räystäskouru ja syöksytorvi",
    pipe: "Vesiputki ryömintätilassa",
    sauna: "Pesuhuone ja sauna",
    garden: "Talvipuutarha",
    changing: "Pukuhuone",
  },
  floor: (n) => `${n}. kerros`,
  house: (n) => `Talo ${n}`,
  stair: (letter) => `Porras ${letter}`,
  flat: (n) => `Asunto ${n}`,
  hotelRoom: (n) => `Kylpyhuone ${n}`,
  wetRooms: "Märkätilat",
  outdoors: "Ulkotilat",
  cellar: "Kellari",
};

const no: Words = {
  rooms: {
    bath: "Bad",
    wc: "Gjestetoalett",
    shower: "Dusj",
    kitchen: "Kjøkken",
    hall: "Gang",
    laundry: "Vaskerom",
    living: "Stue",
    garage: "Garasje",
    ramp: "Rampe",
    gutter: "Takrenne og nedløp",
    pipe: "Vannrør i krypkjeller",
    sauna: "Badstue",
    garden: "Vinterhage",
    changing: "Garderobe",
  },
  floor: (n) => `${n}. etasje`,
  house: (n) => `Hus ${n}`,
  stair: (letter) => `Oppgang ${letter}`,
  flat: (n) => `Leilighet ${n}`,
  hotelRoom: (n) => `Bad ${n}`,
  wetRooms: "Våtrom",
  outdoors: "Utendørs",
  cellar: "Kjeller",
};

export const demoWords: Record<string, Words> = { nordgolv: sv, lattia: fi, varmegulv: no };

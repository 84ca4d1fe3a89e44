import type { ProjectRow } from "./demoProject.ts";

export const varmegulvOngoing: ProjectRow[] = [
  [
    "Borettslaget Solbakken",
    "7036",
    "Trondheim",
    "Solbakken borettslag",
    "styret@solbakken",
    -75,
    20,
    "block",
    "ongoing",
  ],
  [
    "Enebolig Ødegårdsveien 6",
    "7650",
    "Verdal",
    "Kari og Ola Ødegård",
    "odegard@postkasse",
    -30,
    15,
    "villa",
    "almost",
  ],
  ["Fjellhytta Storlia", "7340", "Oppdal", "Arne Storli", null, -55, -9, "cottage", "ongoing"],
  ["Rekkehus Åsvegen 2–8", "7054", "Ranheim", "Åsvegen sameie", "sameiet@asvegen", -100, 3, "terrace", "signable"],
  ["Barnehagen Revehiet", "7500", "Stjørdal", "Stjørdal barnehager", "drift@revehiet", -22, null, "public", "partly"],
  [
    "Hotell Fjordutsikt, 5. etasje",
    "7010",
    "Trondheim",
    "Fjordutsikt Hotell AS",
    "teknisk@fjordutsikt",
    4,
    70,
    "hotel",
    "planned",
  ],
];

export const varmegulvArchived: ProjectRow[] = [
  ["Enebolig Bjørkelia", "7560", "Vikhammer", "Tone Bjørke", "tone@bjorke", -310, -250, "villa", "activated"],
  ["Hytte Langvatnet", "7380", "Ålen", "Nils Langvatn", null, -350, -290, "cottage", "activated"],
  [
    "Rekkehus Kløvervegen 1–7",
    "7041",
    "Trondheim",
    "Kløvervegen sameie",
    "styret@klovervegen",
    -430,
    -300,
    "terrace",
    "activated",
  ],
  ["Svømmehallen Selen", "7600", "Levanger", "Levanger svømmeklubb", "post@selen", -280, -180, "public", "activated"],
  ["Enebolig Måkeveien 11", "7200", "Kyrksæterøra", "Siv Måkestad", "siv@makestad", -200, -150, "villa", "activated"],
  ["Gamle skolestua", "7320", "Fannrem", "Orkla velforening", "post@skolestua", -240, -90, "public", "shelved"],
];

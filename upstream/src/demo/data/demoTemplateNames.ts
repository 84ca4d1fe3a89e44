export const demoTemplateNames: Record<string, { bathroom: string; floor: string }> = {
  nordgolv: { bathroom: "Badrum 4 m², Mat 100", floor: "Våningsplan, tre lägenheter" },
  lattia: { bathroom: "Kylpyhuone 4 m², Mat 100", floor: "Kerros, kolme asuntoa" },
  varmegulv: { bathroom: "Bad 4 m², Mat 100", floor: "Etasje, tre leiligheter" },
};

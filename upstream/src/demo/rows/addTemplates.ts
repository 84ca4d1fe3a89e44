import type { TemplateContent } from "../../database/templateTables.ts";
import { demoTemplateNames } from "../data/demoTemplateNames.ts";
import { demoWords } from "../data/demoWords.ts";
import { demoId } from "../data/seeded.ts";
import { companyId } from "./addCompany.ts";
import { catalogueProduct } from "./addRecordings.ts";
import type { DemoRows } from "./demoRows.ts";

const flatCount = 3;
const room = (title: string, folder: number | null, articleNumber: string): TemplateContent["rooms"][number] => ({
  title,
  folder,
  products: [
    { productId: catalogueProduct(articleNumber).id, articleNumber, voltage: null, cableLength: null, isolation: null },
  ],
});

export function addTemplates(rows: DemoRows, company: string, createdAt: Date): void {
  const words = demoWords[company];
  const names = demoTemplateNames[company];
  if (!words || !names) throw new Error(`The demo company "${company}" has no words for its templates.`);
  const { bath, hall } = words.rooms;
  const flats = Array.from({ length: flatCount }, (_, flat) => flat);
  const contents: [string, TemplateContent][] = [
    [names.bathroom, { folders: [], rooms: [room(bath, null, "E 89 608 13")] }],
    [
      names.floor,
      {
        folders: flats.map((flat) => ({ title: words.flat(flat + 1), folder: null })),
        rooms: flats.flatMap((flat) => [room(bath, flat, "E 89 608 12"), room(hall, flat, "E 89 607 02")]),
      },
    ],
  ];
  for (const [name, content] of contents)
    rows.template.push({
      company_id: companyId(company),
      id: demoId("demo", "template", company, name),
      name,
      content: JSON.stringify(content),
      created_at: createdAt,
    });
}

import { demoPeople } from "../data/demoPeople.ts";
import { demoRefusals } from "../data/demoProjects.ts";
import { personEmail, personId } from "./addCompany.ts";
import type { ProjectContext } from "./addProject.ts";

const deskMinutes = 40;

export function addActivation({ rows, project, companyId, projectId, random, activated }: ProjectContext): void {
  if (activated.folderIds.size === 0) return;
  const [owner, , office] = demoPeople.filter(({ company }) => company === project.company);
  if (!owner || !office) throw new Error(`The demo company "${project.company}" has nobody in the office.`);
  const sender = random.chance(0.7) ? owner : office;
  rows.activations.push({
    companyId,
    projectId,
    folderIds: [...activated.folderIds],
    sender: { id: personId(sender), email: personEmail(sender) },
    toEmail: project.mail ? `${project.mail}.example` : personEmail(office),
    sendCopy: random.chance(0.4),
    refusal: demoRefusals.get(project.name) ?? null,
    at: new Date(activated.finishedAt + deskMinutes * 60_000),
  });
}

const nothing = {
  ...{ itemId: null, customer: null, report: null, note: null, values: [] },
  person: null,
  project: null,
  isProjectArchived: false,
  isProjectFinished: false,
  folder: null,
  isRootFolder: false,
  installation: null,
  ...{ stepLabel: null, stepTitle: null, certificateNumber: null, recipientEmail: null, recipientReason: null },
  invitee: null,
};
const place = { project: { restId: "p1", title: "Solbacken" }, folder: { restId: "f1", title: "Plan 1" } };
const since = new Date(Date.now() - 3 * 86_400_000).toISOString();

export const attentionItems: Record<string, object[]> = {
  FAULT_REPORTED: [
    {
      ...{ ...nothing, ...place, since, itemId: "r1", certificateNumber: "FG-9", customer: "Ek AB" },
      report: "Kallt i badrummet",
    },
  ],
  VALUE_OUTSIDE: [
    {
      ...{ ...nothing, ...place, since, itemId: "i9 BEFORE_LAYING", installation: { restId: "i9", title: "Wc" } },
      ...{ stepLabel: "BEFORE_LAYING", stepTitle: "Before laying", customer: "Ek AB" },
      values: [
        { quantity: "RESISTANCE", value: 98.4, minimum: 70, maximum: 90 },
        { quantity: "INSULATION", value: null, minimum: null, maximum: 90 },
      ],
    },
  ],
  REVIEW_RETURNED: [
    {
      ...{ ...nothing, ...place, since, installation: { restId: "i7", title: "Badrum 14" } },
      ...{ note: "Foto på skarven saknas", person: { firstName: "Sofia", lastName: "Lindgren" } },
    },
  ],
  MAIL_FAILED: [
    {
      ...{ ...nothing, ...place, since, isProjectArchived: true, isProjectFinished: true },
      person: { firstName: "Anders", lastName: "Öberg" },
      ...{ certificateNumber: "FG-1", recipientEmail: "fel@kund.example", recipientReason: "ADDRESS_REFUSED" },
    },
  ],
  MAIL_WAITING: [
    {
      ...nothing,
      ...place,
      since,
      isProjectArchived: true,
      certificateNumber: "FG-2",
      recipientEmail: "tyst@kund.example",
    },
  ],
  STEP_LEFT: [
    {
      ...{ ...nothing, ...place, since, installation: { restId: "i1", title: "Bad" } },
      ...{ stepLabel: "BEFORE_LAYING", stepTitle: "Before laying" },
    },
    { ...{ ...nothing, ...place, since }, installation: { restId: "i2", title: "Kök" } },
  ],
  READY_TO_ACTIVATE: [
    { ...nothing, ...place, isRootFolder: true, isProjectFinished: true, since },
    { ...nothing, ...place, project: { restId: "p2", title: "Ekbacken" }, since },
  ],
  PROJECT_OVERDUE: [
    { ...nothing, customer: "Ek AB", project: place.project, since },
    { ...nothing, customer: "Alm AB", project: { restId: "p3", title: "Almdungen" }, since },
  ],
  INVITATION_UNUSED: [
    {
      ...{ ...nothing, since },
      invitee: { email: "ny@nordgolv.example", firstName: "Nina", lastName: "Ny", role: "ADMIN", installer: false },
    },
  ],
};

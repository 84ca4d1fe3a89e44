/** A certificate as the answer to a sending has it. */
export const issuedCertificate = (folderId: string, state: string) => ({
  ...{ id: `gc${folderId}`, certificateId: `c${folderId}`, folderId, number: `FJ-2026-${folderId}`, pages: 1 },
  ...{ fileName: `${folderId}.pdf`, url: `https://files.example/${folderId}.pdf`, activationDate: "2026-11-20" },
  ...{ viewerCanWithdraw: false, status: "ISSUED", withdrawal: null, replaces: [], replacedBy: [], seal: null },
  sentAt: "2026-11-20T10:00:00.000Z",
  recipients: [
    { email: "board@ripan.example", copy: false, state, reason: null, changedAt: "2026-11-20T10:00:00.000Z" },
  ],
  faultReports: [],
});

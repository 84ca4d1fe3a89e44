import type { Language } from "../i18n/language.ts";

/** The words beside the tick, for one room and for several. The web client shows the same words. */
export const declarationTexts: Record<Language, { one: string; several: string }> = {
  da: {
    one: "Jeg erklærer, at arbejdet er udført, og at måleværdier og vedhæftede filer er korrekte.",
    several:
      "Jeg erklærer, at arbejdet er udført i alle afkrydsede installationer, og at deres måleværdier og vedhæftede filer er korrekte.",
  },
  de: {
    one: "Ich bestätige, dass die Arbeit ausgeführt ist und dass Messwerte und Anhänge richtig sind.",
    several:
      "Ich bestätige, dass die Arbeit in allen angekreuzten Installationen ausgeführt ist und dass deren Messwerte und Anhänge richtig sind.",
  },
  en: {
    one: "I certify that the work is done and that the values and attachments are correct.",
    several:
      "I certify that the work in every ticked installation is done and that their values and attachments are correct.",
  },
  fi: {
    one: "Vakuutan, että työ on tehty ja että mittausarvot ja liitteet ovat oikein.",
    several:
      "Vakuutan, että työ on tehty kaikissa valituissa asennuksissa ja että niiden mittausarvot ja liitteet ovat oikein.",
  },
  no: {
    one: "Jeg bekrefter at arbeidet er utført og at måleverdier og vedlegg er riktige.",
    several:
      "Jeg bekrefter at arbeidet er utført i alle avkryssede installasjoner, og at måleverdiene og vedleggene deres er riktige.",
  },
  sv: {
    one: "Jag intygar att arbetet är utfört och att mätvärden och bilagor är riktiga.",
    several:
      "Jag intygar att arbetet är utfört i alla förkryssade installationer och att deras mätvärden och bilagor är riktiga.",
  },
};

import { Checkbox } from "@blueprintjs/core";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { DeclarationSetting_company$key } from "./__generated__/DeclarationSetting_company.graphql.ts";
import { useSetSignsDeclarations } from "./useSetSignsDeclarations.ts";
import styles from "./WeeklyMail.module.css";

/** Sets whether people declare the work that they finish; a person's passkey signs the declaration. Only admins can change it. */
export function DeclarationSetting({ companyRef }: { companyRef: DeclarationSetting_company$key }) {
  const { signsDeclarations, viewerCanEdit } = useFragment(
    graphql`
      fragment DeclarationSetting_company on Company {
        signsDeclarations
        viewerCanEdit
      }
    `,
    companyRef,
  );
  const text = useText();
  const reasonId = useId();
  const failureText = useFailureText("account");
  const setSignsDeclarations = useSetSignsDeclarations();
  const [wish, setWish] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const store = async (isOn: boolean) => {
    setFailure(null);
    setWish(isOn);
    const result = await setSignsDeclarations({ isOn });
    setWish(null);
    if (result.kind !== "done") setFailure(result);
  };
  return (
    <div>
      <Checkbox
        className={styles.wish}
        checked={wish ?? signsDeclarations === true}
        disabled={!viewerCanEdit}
        label={text("account.declarations.wish")}
        aria-describedby={reasonId}
        onChange={(event) => void store(event.currentTarget.checked)}
      />
      <p id={reasonId} className={styles.reason}>
        <Text id="account.declarations.reason" />
      </p>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
    </div>
  );
}

import { MenuItem, PopoverNext, PopupKind, Spinner } from "@blueprintjs/core";
import { ChevronDown, LogOut, User } from "@blueprintjs/icons";
import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { SignOutQuestion } from "../session/signOut/SignOutQuestion.tsx";
import { useAskedSignOut } from "../session/signOut/useAskedSignOut.ts";
import { ArrowMenu, returnFocus } from "../ui/ArrowMenu.tsx";
import { Initials } from "../ui/Initials.tsx";
import type { UserMenu_user$key } from "./__generated__/UserMenu_user.graphql.ts";
import { ThemeChoice } from "./ThemeChoice.tsx";
import styles from "./TopBar.module.css";

export function UserMenu({ userRef }: { userRef: UserMenu_user$key }) {
  const text = useText();
  const navigate = useNavigate();
  const { waiting, isLeaving, ask, leave, dropFile, stay } = useAskedSignOut();
  const button = useRef<HTMLButtonElement>(null);
  const isAsking = waiting !== null;
  const wasAsking = useRef(false);
  // The menu's button takes the focus when the question closes, because the focused menu entry is gone.
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const user = useFragment(
    graphql`
      fragment UserMenu_user on User {
        firstName
        lastName
        email
      }
    `,
    userRef,
  );
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <PopoverNext
        // Blueprint would take the focus from the page that an entry opened.
        shouldReturnFocusOnClose={false}
        onClosed={(menu) => returnFocus(menu, button.current)}
        placement="bottom-end"
        arrow={false}
        popupKind={PopupKind.MENU}
        content={
          <ArrowMenu>
            <MenuItem icon={<User />} text={text("shell.user.account")} onClick={() => void navigate("/account")} />
            <ThemeChoice />
            <MenuItem icon={<LogOut />} text={text("shell.user.signOut")} onClick={ask} />
          </ArrowMenu>
        }
      >
        <button ref={button} type="button" className={styles.user} aria-busy={isLeaving}>
          <span className="heard-only">
            <Text id="shell.user.menuOf" />{" "}
          </span>
          <Initials firstName={user.firstName} lastName={user.lastName} />
          <span className={styles.who}>
            <span className={styles.name}>{name}</span> <span className={styles.email}>{user.email}</span>
          </span>
          {isLeaving ? <Spinner size={14} aria-label={text("shell.user.signingOut")} /> : <ChevronDown size={14} />}
        </button>
      </PopoverNext>
      {waiting && (
        <SignOutQuestion waiting={waiting} isLeaving={isLeaving} onDrop={dropFile} onLeave={leave} onStay={stay} />
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { hasUserId } from "../session/userId.ts";
import { Loading } from "../ui/Loading.tsx";
import { Brand } from "./Brand.tsx";
import frame from "./ShellFrame.module.css";
import menu from "./SideMenu.module.css";
import bar from "./TopBar.module.css";

const groups = [
  { title: "shell.menu.projects", widths: [96, 72, 84, 100] },
  { title: "shell.menu.company", widths: [78, 70, 60] },
  { title: "shell.menu.tools", widths: [104, 92, 128] },
] as const;

/** The menu and the top bar before the viewer is known. The sign-in page has no such frame. */
export function ShellPending({ children = <Loading /> }: { children?: ReactNode }) {
  if (!hasUserId()) return children;
  return (
    <>
      <div className={menu.menu} aria-hidden="true">
        <div className={menu.home}>
          <Brand />
        </div>
        {groups.map(({ title, widths }) => (
          <div key={title}>
            <h2 className={menu.group}>
              <Text id={title} />
            </h2>
            {widths.map((width) => (
              <div key={width} className={menu.item}>
                <span className={`bp6-skeleton ${frame.place}`} style={{ width }} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={frame.main}>
        <div className={bar.bar} />
        <div className={frame.content}>{children}</div>
      </div>
    </>
  );
}

import type { ReactNode } from "react";
import { matchPath, Route, Routes } from "react-router-dom";
import { AccountLayout } from "../../layouts/AccountLayout/AccountLayout.tsx";
import { MainLayout } from "../../layouts/MainLayout/MainLayout.tsx";
import { OrchardAccountLayout } from "../../layouts/OrchardAccountLayout/OrchardAccountLayout.tsx";
import { OrchardLayout } from "../../layouts/OrchardLayout/OrchardLayout.tsx";
import type { AnyScreen } from "../../screen.ts";
import { screens } from "../../screens.ts";

interface Props {
  /** The address at which the story starts; a screen keeps its layout when the story goes to another one. */
  readonly route: string;
  readonly children: ReactNode;
}

/** A screen in the layout that is declared for its address. */
export function WholePage({ route, children }: Props) {
  const path = route.replace(/[?#].*/u, "");
  const screen: AnyScreen | undefined = Object.values(screens).find(({ address }) =>
    matchPath(address, path),
  );
  const layout = screen?.layout ?? "main";
  return (
    <Routes>
      <Route element={layout.startsWith("orchard") ? <OrchardLayout /> : <MainLayout />}>
        <Route path="*" element={inArea(layout, children)} />
      </Route>
    </Routes>
  );
}

function inArea(layout: AnyScreen["layout"], children: ReactNode): ReactNode {
  if (layout === "account") return <AccountLayout>{children}</AccountLayout>;
  if (layout === "orchard-account") return <OrchardAccountLayout>{children}</OrchardAccountLayout>;
  return children;
}

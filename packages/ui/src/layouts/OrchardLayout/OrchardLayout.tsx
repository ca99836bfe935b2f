import { Outlet } from "react-router-dom";
import { ofTheShop, orchard } from "../../theme/orchard.css.ts";
import { Frame } from "../parts/Frame/Frame.tsx";
import { OrchardMasthead } from "./OrchardMasthead.tsx";
import { OrchardToolbar } from "./OrchardToolbar.tsx";

/** The layout of the orchard's routes, in which gold leads (storefront §2, layouts). */
export function OrchardLayout() {
  return (
    <div className={orchard}>
      <Frame
        head={
          <>
            <OrchardToolbar />
            <OrchardMasthead />
          </>
        }
        footer={ofTheShop}
      >
        <Outlet />
      </Frame>
    </div>
  );
}

import Menu from "@lucide/icons/icons/menu";
import { lazy } from "react";
import { Boundary } from "../../../blocks/Boundary/Boundary.tsx";
import { NotLoaded } from "../../../blocks/Boundary/NotLoaded.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./PhoneMenuButton.copy.ts";

const loadMenu = () => import("./PhoneMenu.tsx");
const PhoneMenu = lazy(async () => ({ default: (await loadMenu()).PhoneMenu }));

/** Opens the menu of small screens, whose code is loaded on touch or focus. */
export function PhoneMenuButton() {
  const words = useCopy(copy);
  const { dialog, prepare } = useOverlays();
  const prepareBoth = () => {
    prepare();
    loadMenu().catch(() => {});
  };
  return (
    <IconButton
      label={words.open}
      icon={Menu}
      size="large"
      aria-haspopup="dialog"
      onPointerDown={prepareBoth}
      onFocus={prepareBoth}
      onClick={() =>
        dialog({
          title: words.title,
          content: (close) => (
            <Boundary fallback={<NotLoaded />}>
              <PhoneMenu onFollow={close} />
            </Boundary>
          ),
        })
      }
    />
  );
}

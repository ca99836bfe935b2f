import { createElement, Fragment } from "react";
import { Badge } from "storybook/internal/components";
import { addons } from "storybook/manager-api";
import { STATUSES } from "./statuses.ts";

// The sidebar shows the tags that are set from git; its filter has them like all others.
addons.setConfig({
  sidebar: {
    renderLabel: ({ name, ...item }) => {
      const tags = item.type === "story" ? item.tags : [];
      return createElement(
        Fragment,
        null,
        name,
        STATUSES.filter((status) => tags.includes(status)).map((status) =>
          createElement(
            "span",
            { key: status, style: { marginInlineStart: 6, whiteSpace: "nowrap" } },
            createElement(Badge, { compact: true, status: "neutral" }, status.replace("-", " ")),
          ),
        ),
      );
    },
  },
});

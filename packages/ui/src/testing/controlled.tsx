import { type ComponentType, useState } from "react";

/** A field that holds its own value, the prop of this name; `onChange` is called as well. */
export function controlled<Props extends { onChange: (value: never) => void }>(
  Field: ComponentType<Props>,
  name: keyof Props,
) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState<unknown>(props[name]);
    const change = (next: never) => {
      setValue(next);
      props.onChange(next);
    };
    return <Field {...props} {...{ [name]: value }} onChange={change} />;
  };
}

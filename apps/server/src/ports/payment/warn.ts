/** Reports what an operator should know of a gateway. */
export type Warn = (facts: object, message: string) => void;

/** The mark that ships with the shop, drawn with a stroke of 2 on a grid of 30. */
export const MARK = "M3 2v26M3 4h22M3 9.5h9M3 15h15M3 20.5h9M3 26h22";

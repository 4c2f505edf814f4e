/** A colour in both schemes. */
export type Pair = { light: string; dark: string };

const pair = (light: string, dark: string): Pair => ({ light, dark });

/** Backgrounds, lines and text colours. `field` is the border of inputs: 3:1 on its background. */
export const neutrals = {
  paper: pair('#FAF8F4', '#171614'),
  surface: pair('#FFFFFF', '#211F1C'),
  soft: pair('#F3EFE7', '#2A2723'),
  line: pair('#E6E1D8', '#38342E'),
  field: pair('#8C867C', '#7D766A'),
  ink: pair('#1C1B19', '#F2EEE6'),
  muted: pair('#6B675F', '#A8A296'),
};

/**
 * `strong` is for text, icons and filled backgrounds, `on` for the text on them. `pale` is the background of
 * a badge and `deep` the text on it, because there the strong tone of a warm colour has a contrast below
 * 4.5:1.
 */
export type Accent = { strong: Pair; hover: Pair; on: Pair; pale: Pair; paleHover: Pair; deep: Pair };

/** jjok is the brand (indigo), gam (persimmon) the primary action. */
export const accents = {
  jjok: {
    strong: pair('#1F4B8F', '#8FB4EE'),
    hover: pair('#183C74', '#A6C4F3'),
    on: pair('#FFFFFF', '#171614'),
    pale: pair('#E7EEF8', '#22304A'),
    paleHover: pair('#DCE6F4', '#283957'),
    deep: pair('#1F4B8F', '#8FB4EE'),
  },
  gam: {
    strong: pair('#C9441C', '#F2764B'),
    hover: pair('#AE3915', '#F58D69'),
    on: pair('#FFFFFF', '#171614'),
    pale: pair('#FCE9E2', '#3D2319'),
    paleHover: pair('#FADDD2', '#45281D'),
    deep: pair('#A83612', '#F58D69'),
  },
  success: {
    strong: pair('#1E7F5C', '#5CC79E'),
    hover: pair('#196B4D', '#75D1AE'),
    on: pair('#FFFFFF', '#171614'),
    pale: pair('#E1F2EB', '#1A352B'),
    paleHover: pair('#D2EADF', '#1E3E32'),
    deep: pair('#17664A', '#5CC79E'),
  },
  warning: {
    strong: pair('#8F5B0E', '#E2B45C'),
    hover: pair('#784C0B', '#E8C27B'),
    on: pair('#FFFFFF', '#171614'),
    pale: pair('#FBF0DA', '#3A2D14'),
    paleHover: pair('#F7E6C4', '#443517'),
    deep: pair('#7F510C', '#E2B45C'),
  },
  danger: {
    strong: pair('#B3261E', '#F28B82'),
    hover: pair('#971F18', '#F5A29B'),
    on: pair('#FFFFFF', '#171614'),
    pale: pair('#FCE8E6', '#432321'),
    paleHover: pair('#F9D9D6', '#4E2926'),
    deep: pair('#A3211A', '#F5A29B'),
  },
} satisfies Record<string, Accent>;

export type AccentName = keyof typeof accents;
export type NeutralName = keyof typeof neutrals;

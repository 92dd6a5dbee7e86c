/** Stands in a rendered frame for what `main` holds. */
export const MAIN_PLACE = '<!--main-->';

/** Stands in what `main` holds for the article, so that a frame is kept and reused when only its text has changed. */
export const ARTICLE_PLACE = '<!--article-->';

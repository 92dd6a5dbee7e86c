/** Whether readers may keep a guide for reading without a network; a constant of the bundle. */
declare const __OFFLINE__: boolean;
/** Whether a service answers searches; a constant of the bundle. */
declare const __HOSTED__: boolean;

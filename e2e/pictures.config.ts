import config from "./playwright.config.ts";

/** Draws the pictures of docs/tour.md anew: `npm run pictures`. */
export default { ...config, testMatch: "pictures.ts", workers: 1, globalSetup: undefined };

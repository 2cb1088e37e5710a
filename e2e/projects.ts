/** The project of what promises a second on another screen: its tests run alone and first. */
export const LIVE = 'live';

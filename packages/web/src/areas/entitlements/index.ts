/** The door of entitlements and rights of people, which human resources keep. */
export { OwnRightsPanel } from './own-rights-panel.tsx';
export { EntitlementsScreen } from './entitlements-screen.tsx';
export { PersonEntitlementsScreen } from './person-entitlements-screen.tsx';

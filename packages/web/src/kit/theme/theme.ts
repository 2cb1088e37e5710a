import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { BREAKPOINTS } from '../breakpoints.ts';

const em = (pixels: number): string => `${pixels / 16}em`;

/** Mantine dressed in the tokens of `tokens.css`; sizes that Mantine fixes in its own classes are set in `controls.css`. */
export const theme: MantineThemeOverride = {
  colors: {
    torre: [
      '#edf4fe',
      '#dae9fe',
      '#b6d3fc',
      '#92bdf7',
      '#6fa7f2',
      '#4f90e6',
      '#387cd2',
      '#2a68b7',
      '#105db4',
      '#004d9e',
    ],
    dark: [
      '#e2e7e9',
      '#b4bcc0',
      '#949da2',
      '#6a777d',
      '#434d53',
      '#282f33',
      '#1c2327',
      '#141a1d',
      '#0c1114',
      '#080c0e',
    ],
  },
  primaryColor: 'torre',
  primaryShade: { light: 8, dark: 7 },
  fontFamily: 'var(--font)',
  defaultRadius: 5,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusClassName: 'torre-focus',
  // Mantine's names start one step lower than ours: its xs is our first threshold.
  breakpoints: {
    xs: em(BREAKPOINTS.sm),
    sm: em(BREAKPOINTS.md),
    md: em(BREAKPOINTS.lg),
    lg: em(BREAKPOINTS.xl),
    xl: em(1400),
  },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: {
        centered: true,
        // Inside a window a header is no banner of the page.
        attributes: { header: { role: 'none' } },
        radius: 8,
        overlayProps: { color: 'var(--overlay)', backgroundOpacity: 1 },
        transitionProps: { duration: 140, transition: 'fade' },
      },
    },
    Menu: {
      defaultProps: {
        transitionProps: { duration: 0 },
        shadow: 'none',
        radius: 8,
        // Below its button a menu belongs to a landmark of the page; fixed, no scrolling area cuts it.
        withinPortal: false,
        floatingStrategy: 'fixed',
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { transitionProps: { duration: 0 }, shadow: 'none', radius: 8 } },
    Combobox: { defaultProps: { withinPortal: false, transitionProps: { duration: 0 }, shadow: 'none' } },
  },
};

const FROM_TOKENS: Record<string, string> = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text-1)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text-1)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent-fill)',
  '--mantine-primary-color-filled-hover': 'var(--accent-fill-hover)',
  '--mantine-color-torre-filled': 'var(--accent-fill)',
  '--mantine-color-torre-filled-hover': 'var(--accent-fill-hover)',
};

/** Both schemes read the same tokens; `tokens.css` switches their values. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: FROM_TOKENS,
  dark: FROM_TOKENS,
});

import { useSyncExternalStore } from 'react';
import { onThemeChange, shownTheme, type Theme } from './theme.ts';

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, shownTheme, () => 'light');

import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { toggleTheme } from '../../lib/theme/theme.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { IconButton } from './icon-button.tsx';

export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      label={dark ? 'Dùng giao diện sáng' : 'Dùng giao diện tối'}
      icon={dark ? <Sun /> : <Moon />}
      onClick={toggleTheme}
    />
  );
}

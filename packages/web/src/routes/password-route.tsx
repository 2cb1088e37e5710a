import { useNavigate } from '@tanstack/react-router';
import type { JSX } from 'react';
import { PasswordScreen } from '../areas/identity/index.ts';

export function PasswordRoute(): JSX.Element {
  const navigate = useNavigate();
  return <PasswordScreen onChanged={() => void navigate({ to: '/' })} />;
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

export function NewButton({ to, label }: { to: string; label: string }) {
  return (
    <Button
      variant="action"
      leftSection={<IconPlus size={20} aria-hidden />}
      renderRoot={(props) => <Link to={to} {...props} />}
    >
      {label}
    </Button>
  );
}

import { type ComponentType, lazy, Suspense } from "react";

export function lazyModal<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Modal = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  );
}

import { useEffect, useState } from "react";
import { onReconnect, useNetworkState } from "../relay/networkState.ts";

/** Tells whether a stored picture failed to load. When the connection returns, the picture is loaded again. */
export function usePicture(url: string) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { isOffline } = useNetworkState();
  useEffect(() => {
    const fetchAnew = () => setFailedUrl(null);
    const stopListening = onReconnect(fetchAnew);
    window.addEventListener("online", fetchAnew);
    return () => {
      stopListening();
      window.removeEventListener("online", fetchAnew);
    };
  }, []);
  return {
    isFailed: failedUrl === url,
    isOffline: isOffline || !navigator.onLine,
    onError: () => setFailedUrl(url),
  };
}

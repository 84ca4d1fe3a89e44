import { useEffect, useState } from "react";
import { onReconnect, useNetworkState } from "../relay/networkState.ts";

/** The address of the thumbnail, or of the whole picture. A failed picture is loaded again after a reconnect. */
export function usePicture(url: string, thumbnailUrl: string | null | undefined = null) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const { isOffline } = useNetworkState();
  useEffect(() => {
    const fetchAnew = () => setFailed([]);
    const stopListening = onReconnect(fetchAnew);
    window.addEventListener("online", fetchAnew);
    return () => {
      stopListening();
      window.removeEventListener("online", fetchAnew);
    };
  }, []);
  const src = thumbnailUrl && !failed.includes(thumbnailUrl) ? thumbnailUrl : url;
  return {
    src,
    isFailed: failed.includes(src),
    isOffline: isOffline || !navigator.onLine,
    onError: () => setFailed((before) => [...before, src]),
  };
}

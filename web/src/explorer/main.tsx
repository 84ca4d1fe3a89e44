import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./explorer.css";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { Explorer } from "./Explorer.tsx";

const root = document.getElementById("explorer");
if (!root) throw new Error("explorer.html has no #explorer");

createRoot(root).render(
  <Suspense fallback={null}>
    <Explorer />
  </Suspense>,
);
